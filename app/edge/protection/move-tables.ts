/**
 * Moves an account that a build of 27 November 2026 or before stored in SQL tables into key-value storage (decision 0062). All
 * in one transaction: a crash in the middle leaves the tables. A limit may rest in an object for years, so delete this
 * only where no account is older than the new storage.
 */

type Storage = Pick<DurableObjectStorage, "sql" | "transactionSync"> & {
  kv: Pick<SyncKvStorage, "put">;
};

/** The rows of each table as keys and JSON texts. */
const rowsOf: Readonly<Record<string, string>> = {
  account_limit: "'limit/' || name AS key, json",
  deposit_attempt: "'attempt/' || key AS key, json",
  limit_choice: "'choice' AS key, CAST(at AS TEXT) AS json",
  play_state: "'play-limits' AS key, json",
  platform_limits: "'platform-limits' AS key, json",
  play_session: "'play' AS key, json",
  account_break: "'break' AS key, json",
  account_session: "'session/' || name AS key, json",
  known_device: "'device/' || device AS key, json_object('device', device, 'at', at) AS json",
  new_sign_in: "'sign-in/' || id AS key, json",
  register_entry: `'entry/' || key AS key,
    json_object('shard', shard, 'key', key, 'written', json(iif(written, 'true', 'false'))) AS json`,
  platform_news: "'news' AS key, json",
  known_person: "'person' AS key, json",
  review_start: "'review-start' AS key, CAST(at AS TEXT) AS json",
  review_answer: "'review/' || at AS key, json_object('at', at, 'decision', decision) AS json",
  noted_login: "'login/' || at AS key, json_object('at', at, 'device', device) AS json",
};

export function moveTables(storage: Storage): void {
  const { sql, kv } = storage;
  const tables = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const old = tables.toArray().flatMap(({ name }) => (Object.hasOwn(rowsOf, name) ? name : []));
  if (old.length === 0) return;
  storage.transactionSync(() => {
    for (const table of old) {
      type Row = { key: string; json: string };
      for (const { key, json } of sql
        .exec<Row>(`SELECT ${rowsOf[table]} FROM ${table}`)
        .toArray()) {
        // What is no text can't be read; `AccountStore` drops it then. Two fields had other names in still earlier builds.
        const text = String(json).replaceAll('"askedAt":', '"requestedAt":');
        kv.put(String(key), text.replaceAll('"returnAskedAt":', '"returnRequestedAt":'));
      }
      sql.exec(`DROP TABLE ${table}`);
    }
    // An alarm that waits has no name yet: it runs whatever has to be told.
    for (const name of ["notifyNeighbours", "notifyPlatform"]) {
      kv.put(`alarm/${name}`, { at: Date.now(), failures: 0 });
    }
  });
}
