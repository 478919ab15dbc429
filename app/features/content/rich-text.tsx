import "./rich-text.css";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { Block, Inline } from "#domain/content/rich-text.ts";
import { isOwnAddress } from "#domain/content/safe-href.ts";
import { Photo } from "#parts/photo/photo.tsx";

const PICTURE_SIZES = "(width >= 768px) 720px, 94vw";

type RichTextProps = {
  blocks: readonly Block[];
  /** What stands for the card of a speaker; without it such blocks are left out. */
  renderSpeaker?: (slug: string) => ReactNode;
};

/** A text of ours or of an editor. Only the elements below exist in it, whatever was stored. */
export function RichText({ blocks, renderSpeaker }: RichTextProps) {
  const nodes = blocks.map((block) =>
    block.kind === "speaker" ? renderSpeaker?.(block.slug) : renderBlock(block),
  );
  return <div className="rich">{keyed(nodes)}</div>;
}

/** The parts of a finished text never move, so their place names them. */
function keyed(nodes: readonly ReactNode[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}

function renderBlock(block: Block): ReactNode {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id} className={block.level === 2 ? "h2" : "h3"}>
          {inlines(block.children)}
        </Heading>
      );
    }
    case "paragraph":
      return <p>{inlines(block.children)}</p>;
    case "quote":
      return <blockquote className="quoted">{inlines(block.children)}</blockquote>;
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return <List>{keyed(block.items.map((item) => <li key="item">{inlines(item)}</li>))}</List>;
    }
    case "table":
      return <RichTable head={block.head} rows={block.rows} />;
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "picture":
      return (
        <Photo src={block.src} alt={block.alt} width={1600} height={900} sizes={PICTURE_SIZES} />
      );
    case "rule":
      return <hr />;
    case "speaker":
      return null;
  }
}

type Table = Extract<Block, { kind: "table" }>;

/** On phones every row becomes a block of label and value, so nothing scrolls sideways. */
function RichTable({ head, rows }: Pick<Table, "head" | "rows">) {
  return (
    <table className="rich-table">
      <thead>
        <tr>
          {keyed(
            head.map((cell) => (
              <th key="cell" scope="col">
                {inlines(cell)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {keyed(
          rows.map((row) => (
            <tr key="row">
              {keyed(
                row.map((cell, index) => (
                  <td key="cell" data-label={labelOf(head[index])}>
                    {inlines(cell)}
                  </td>
                )),
              )}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function labelOf(cell: readonly Inline[] | undefined): string {
  return cell?.find((part) => typeof part === "string") ?? "";
}

function inlines(children: readonly Inline[]): ReactNode[] {
  return keyed(children.map(renderInline));
}

function renderInline(child: Inline): ReactNode {
  if (typeof child === "string") return child;
  switch (child.kind) {
    case "strong":
      return <strong>{inlines(child.children)}</strong>;
    case "em":
      return <em>{inlines(child.children)}</em>;
    case "code":
      return <code>{child.text}</code>;
    case "break":
      return <br />;
    case "link":
      return isOwnAddress(child.href) ? (
        <Link className="link" to={child.href}>
          {inlines(child.children)}
        </Link>
      ) : (
        <a className="link" href={child.href} rel="noopener nofollow">
          {inlines(child.children)}
        </a>
      );
  }
}
