import { describe, expect, it } from "vitest";
import { readSavedChat, saveChat } from "./saved-chat.ts";

function storage(first?: string) {
  const stored = new Map<string, string>(first === undefined ? [] : [["portico.chat", first]]);
  return () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
}
const chat = { url: "https://chat.example/1", desk: "Payments" };
const hour = 3_600_000;

describe("M12 the conversation of a tab", () => {
  it("is returned to the account that opened it, for two hours", () => {
    const store = storage();
    saveChat(store, "player1", 0, chat);
    expect(readSavedChat(store, "player1", hour)).toEqual(chat);
    expect(readSavedChat(store, "player2", hour)).toBeNull();
    expect(readSavedChat(store, "", hour)).toBeNull();
    expect(readSavedChat(store, "player1", 3 * hour)).toBeNull();
    saveChat(store, "player1", 0, null);
    expect(readSavedChat(store, "player1", hour)).toBeNull();
  });

  it.each([
    "no JSON",
    '"x"',
    "{}",
    '{"url":"javascript:alert(1)","desk":null,"of":"player1","at":0}',
    '{"url":"https://chat.example","desk":5,"of":"player1","at":0}',
  ])("is null if the storage has %s", (text) => {
    expect(readSavedChat(storage(text), "player1", 0)).toBeNull();
  });

  it("works without storage", () => {
    const shut = () => {
      throw new Error("shut");
    };
    expect(readSavedChat(shut, "", 0)).toBeNull();
    expect(() => saveChat(shut, "", 0, chat)).not.toThrow();
  });
});
