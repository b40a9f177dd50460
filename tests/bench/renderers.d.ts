/** React's server renderers, as in the bundle of `render-ratio.mjs`. */
declare module "renderer:*" {
  const renderer: Pick<typeof import("react-dom/server"), "renderToReadableStream">;
  export default renderer;
}
