/** The types package lacks this entry; it is the renderer that workerd runs. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
