/**
 * The plain single-page app that `npm run bench -- feel` compares the home page with: static HTML, one bundle, one
 * style sheet. The browser makes all platform calls at once when the bundle runs.
 */
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./app.css";

const root = document.querySelector("#root");
if (root) createRoot(root).render(<App />);
