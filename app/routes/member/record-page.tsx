import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";

interface Props<T> {
  title: string;
  record: Part<T>;
  /** Content above the records, such as a success message. */
  note?: ReactNode;
  /** The list that the record is in. */
  list: { to: string; text: string };
  children: (data: T) => ReactNode;
}

/** The page of one deposit or withdrawal, with a link to the list of all. */
export function RecordPage<T>({ title, record, note, list, children }: Props<T>) {
  return (
    <>
      <PageHeader title={title} />
      {note}
      <PartBlock part={record} name={title}>
        {children}
      </PartBlock>
      <p className="mt-6">
        <Link
          to={list.to}
          className="finger inline-flex items-center gap-2 text-sm text-quiet hover:text-ink"
        >
          <i className="icon-arrow-left size-4" />
          {list.text}
        </Link>
      </p>
    </>
  );
}
