/**
 * The plain single-page app that `npm run bench -- feel` compares home with: static HTML, one bundle, one
 * style sheet, and the platform asked from the browser as soon as the bundle runs, all calls at once.
 */
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./app.css";

const root = document.querySelector("#root");
if (root) createRoot(root).render(<App />);
