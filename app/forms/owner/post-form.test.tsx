import { expect, it } from "vitest";
import { renderPage } from "../../../tests/house/forms/render-page.tsx";
import { Form, useFetcher } from "./post-form.tsx";

function Fetched() {
  const fetcher = useFetcher();
  return <fetcher.Form method="post">c</fetcher.Form>;
}

it("A215 the field stands in a form that changes, and in none that reads", () => {
  const html = renderPage(
    <>
      <Form method="get">a</Form>
      <Form method="post">b</Form>
      <Fetched />
    </>,
  );
  const field = '<input type="hidden" name="pageOwner" value="guest"/>';
  expect([...html.matchAll(/<form[^>]*>(.*?)<\/form>/g)].map(([, inner]) => inner)).toEqual([
    "a",
    `b${field}`,
    `c${field}`,
  ]);
});
