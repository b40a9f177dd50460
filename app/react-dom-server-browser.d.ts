/** React's types name the Node entry only; the streaming half of it is what a Worker uses. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
