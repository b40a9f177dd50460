/** The editor of brands in the browser: which file, then the editor of that file. */
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Brand } from "../../../brands/brand.ts";
import { Editor } from "./editor.tsx";
import "./editor.css";

function Page() {
  const [files, setFiles] = useState<Brand[]>([]);
  const [id, setId] = useState(() => new URLSearchParams(location.search).get("brand") ?? "");
  useEffect(() => {
    fetch("/dev/brand/brands.json")
      .then(async (answer) => setFiles((await answer.json()) as Brand[]))
      .catch(() => {});
  }, []);
  const file = files.find((brand) => brand.id === id) ?? files[0];
  if (!file) return <p role="status">Brand files are read …</p>;
  return (
    <>
      <header>
        <h1>Brand editor</h1>
        <label>
          Brand{" "}
          <select
            value={file.id}
            onChange={({ target }) => {
              history.replaceState(null, "", `?brand=${target.value}`);
              setId(target.value);
            }}
          >
            {files.map((brand) => (
              <option key={brand.id}>{brand.id}</option>
            ))}
          </select>
        </label>
      </header>
      <Editor key={file.id} file={file} />
    </>
  );
}

const place = document.getElementById("editor");
if (place) createRoot(place).render(<Page />);
