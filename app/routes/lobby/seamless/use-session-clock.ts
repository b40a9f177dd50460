import { useEffect, useState } from "react";

/**
 * The seconds played, updated once a second (K24) from the server's value. It measures by the clock instead of
 * adding up, so a suspended tab continues with the right second.
 */
export function useSessionClock(playedMs: number): { seconds: number } {
  const [seconds, setSeconds] = useState(() => Math.floor(playedMs / 1000));
  useEffect(() => {
    const began = performance.now() - playedMs;
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - began) / 1000)),
      1000,
    );
    return () => clearInterval(timer);
  }, [playedMs]);
  return { seconds };
}

/** 3725 → "1:02:05", 65 → "01:05": hours only when there are any. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** The same as an ISO 8601 duration, for the time element. */
export function clockDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 3600)}H${Math.floor((seconds % 3600) / 60)}M${seconds % 60}S`;
}
