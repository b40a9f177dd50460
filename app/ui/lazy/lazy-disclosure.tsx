import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { WantedContext } from "./lazy.tsx";

/** What unfolds by a press (`Disclosure`), with parts in it whose code comes as one is about to press (`later`). */
export function Fold({ children, ...rest }: Omit<ComponentProps<typeof Disclosure>, "inner">) {
  const [wanted, setWanted] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const want = () => setWanted(true);
  // Unfolded by the server, or before the script came.
  useEffect(() => {
    if (box.current?.open) setWanted(true);
  }, []);
  return (
    <Disclosure {...rest} inner={box} onPointerEnter={want} onFocus={want} onToggle={want}>
      <WantedContext.Provider value={wanted}>{children}</WantedContext.Provider>
    </Disclosure>
  );
}
