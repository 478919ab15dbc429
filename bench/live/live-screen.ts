import { type Browser, chromium, type Page } from "@playwright/test";
import { findTestBrowser } from "../../scripts/programs/find-chromium.mjs";
import { type Figure, quantile } from "../report/figure.ts";
import type { Person, Talk } from "./demo-talk.ts";

/** The first ones warm up what is loaded and compiled once. */
const WARM_UP = 6;

/** One without windows where there is one: the two screens share their processor with the server. */
const browserPath = async () => (await findTestBrowser({ log: () => undefined })) || undefined;

/** Two people in two browsers: from the key that sends to the painted message on both screens. */
export async function timeToScreen(talk: Talk, count: number): Promise<Figure[]> {
  const executablePath = await browserPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox"],
  });
  try {
    const pages = [
      await openChat(browser, talk, talk.customer),
      await openChat(browser, talk, talk.speaker),
    ] as const;
    const times = { own: [] as number[], other: [] as number[] };
    for (let number = 0; number < count + WARM_UP; number += 1) {
      // In turns: neither side may write on and on without an answer.
      const [sender, reader] = number % 2 === 0 ? pages : [pages[1], pages[0]];
      const text = `Bild ${number}.`;
      await sender.getByPlaceholder("Nachricht eingeben...").fill(text);
      await sender.keyboard.press("Enter");
      const [sentAt, ownAt, otherAt] = await Promise.all([
        sender.evaluate(() => Number(document.body.dataset.sentAt)),
        shownAt(sender, text),
        shownAt(reader, text),
      ]);
      if (number < WARM_UP) continue;
      times.own.push(ownAt - sentAt);
      times.other.push(otherAt - sentAt);
    }
    return [
      figure("message sent until the sender sees it, p95", quantile(times.own, 0.95), 100),
      figure("message sent until the other person sees it, p50", quantile(times.other, 0.5)),
      figure("message sent until the other person sees it, p95", quantile(times.other, 0.95), 300),
    ];
  } finally {
    await browser.close();
  }
}

function figure(name: string, value: number, target?: number): Figure {
  const ratio = target && { ratio: { value: value / target, to: `${target} ms` } };
  return { name, value, unit: "ms", ...ratio };
}

async function openChat(browser: Browser, { url, id }: Talk, { session }: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto("/robots.txt");
  const stored = JSON.stringify(session);
  await page.evaluate((text) => localStorage.setItem("sb-auth-token", text), stored);
  await page.goto(`/dashboard/nachrichten/${id}`);
  await page.getByRole("region", { name: "Nachrichten", exact: true }).waitFor();
  await page.evaluate(noteTimes);
  return page;
}

/**
 * Runs in the page: keeps the moment of the last Enter, and for every message the moment after the
 * frame that painted it. Both pages use the clock of the machine.
 */
function noteTimes(): void {
  const now = () => performance.timeOrigin + performance.now();
  const { body } = document;
  // On the way down: before the page's own handler has done its work.
  addEventListener("keydown", () => (body.dataset.sentAt = String(now())), { capture: true });
  const seen = new Set<string>();
  new MutationObserver(() => {
    for (const bubble of document.querySelectorAll(".bubble-text")) {
      const text = bubble.textContent ?? "";
      if (!text.startsWith("Bild ") || seen.has(text)) continue;
      seen.add(text);
      // The second frame begins when the first has been painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          body.setAttribute(`data-shown-${text.replace(/\D/g, "")}`, String(now()));
        }),
      );
    }
  }).observe(body, { childList: true, subtree: true });
}

async function shownAt(page: Page, text: string): Promise<number> {
  const attribute = `data-shown-${text.replace(/\D/g, "")}`;
  await page.locator(`body[${attribute}]`).waitFor({ state: "attached" });
  return page.evaluate((name) => Number(document.body.getAttribute(name)), attribute);
}
