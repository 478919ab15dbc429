import { type APIRequestContext, expect, test } from "@playwright/test";
import { addDays, berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { monthOf } from "#domain/time/month.ts";
import { DEMO, DEMO_PASSWORD } from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";

/** Used by this test alone: the rules of a speaker count for all of their days. */
const SLUG = "urs-zumbrunnen";

async function adminHeaders(request: APIRequestContext) {
  const data = { email: DEMO.admin, password: DEMO_PASSWORD };
  const session = await request.post("/auth/v1/token?grant_type=password", { data });
  const { access_token } = (await session.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

/** What an administrator does to the speaker's rules and days. */
async function speakerDesk(request: APIRequestContext) {
  const headers = await adminHeaders(request);
  const { id } = await (await request.get(`/api/v1/speakers/${SLUG}`)).json();
  const path = `/api/v1/admin/speakers/${id}`;
  return {
    setNotice: async (direct_notice_days: number | null) => {
      const content = await (await request.get(`${path}/content`, { headers })).json();
      const data = { version: content.versions.profile, direct_notice_days };
      expect((await request.patch(path, { headers, data })).status()).toBe(200);
    },
    setDay: async (date: IsoDate, type: string) => {
      const url = `/api/v1/me/speaker/availability/${date}?speaker_id=${id}`;
      expect((await request.put(url, { headers, data: { type } })).status()).toBe(200);
    },
  };
}

/** A free day of the coming month. */
async function freeDay(request: APIRequestContext): Promise<IsoDate> {
  const { first: from, last: to } = monthOf(addDays(monthOf(berlinDay(Date.now())).last, 1));
  const answer = await request.get(`/api/v1/speakers/${SLUG}/availability?from=${from}&to=${to}`);
  const { days } = (await answer.json()) as { days: { date: IsoDate; status: string }[] };
  return days.find(({ status }) => status === "available")?.date ?? from;
}

test("a day that becomes free again is offered as the speaker's notice allows", async ({
  page,
  request,
}) => {
  const date = await freeDay(request);
  const desk = await speakerDesk(request);
  await desk.setNotice(365);
  try {
    const live = page.waitForResponse((response) => response.url().includes("/api/v1/live"));
    await openPage(page, `/speaker/${SLUG}`);
    const calendar = page.locator(".availability");
    await calendar.scrollIntoViewIfNeeded();
    await live;
    await calendar.getByRole("button", { name: "Nächster Monat" }).click();
    const day = calendar.locator(`[data-day="${date}"]`);
    await expect(day).toHaveAttribute("data-state", "on_request");
    await desk.setDay(date, "blocked");
    await expect(day).toHaveAttribute("data-state", "blocked");
    await desk.setDay(date, "available");
    await expect(day).toHaveAttribute("data-state", "on_request");
  } finally {
    await desk.setDay(date, "available");
    await desk.setNotice(null);
  }
});
