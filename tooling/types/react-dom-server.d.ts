/** The types package lacks this entry, which is the renderer for workerd. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream, renderToString } from "react-dom/server";
}
