/** An ordered list whose entries are moved by drag or, from their handle, by keyboard: space, arrows, space. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type Field, labelOf } from "./fields.ts";
import { GroupFields, type Place } from "./setting-fields.tsx";

type Entry = Readonly<Record<string, unknown>>;
type ListField = Extract<Field, { kind: "list" }>;

/** A name for each entry that stays with it when it is moved; the same two in a row are told apart by a number. */
function idsOf(entries: readonly Entry[], key: string): string[] {
  const names = entries.map((entry) => [entry[key], entry.type].filter(Boolean).join(" "));
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

export function Sections({ field, names, value, change }: Place & { field: ListField }) {
  const entries = (value ?? []) as Entry[];
  const ids = idsOf(entries, field.key);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  return (
    <fieldset>
      <legend>{labelOf(names.at(-1) ?? "")}</legend>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          screenReaderInstructions: {
            draggable: "Press space to lift, arrows to move, space to drop, Escape to leave it.",
          },
          announcements: {
            onDragStart: ({ active }) => `${active.id} is lifted, place ${place(active.id)}.`,
            onDragOver: ({ active, over }) => `${active.id} is over place ${place(over?.id)}.`,
            onDragEnd: ({ active, over }) => `${active.id} is at place ${place(over?.id)}.`,
            onDragCancel: ({ active }) => `${active.id} is where it was.`,
          },
        }}
        onDragEnd={({ active, over }) => {
          if (!over || active.id === over.id) return;
          change(names, arrayMove(entries, place(active.id) - 1, place(over.id) - 1));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="sections">
            {entries.map((entry, at) => (
              <Section
                key={ids[at]}
                id={ids[at] ?? ""}
                fields={field.entries[String(entry[field.key])] ?? {}}
                names={names.concat(String(at))}
                value={entry}
                change={change}
                remove={() => change(names, entries.toSpliced(at, 1))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <label className="field">
        <span>Add</span>
        <select
          value=""
          onChange={({ target }) => change(names, entries.concat({ [field.key]: target.value }))}
        >
          <option value="">–</option>
          {Object.keys(field.entries).map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

function Section({
  id,
  fields,
  names,
  value,
  change,
  remove,
}: Place & { id: string; fields: ListField["entries"][string]; remove: () => void }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id });
  const moved = transform ? `translate(0, ${Math.round(transform.y)}px)` : undefined;
  return (
    <li ref={setNodeRef} style={{ transform: moved, transition }}>
      <button
        type="button"
        className="handle"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${id}`}
      >
        ⠿
      </button>
      <b>{id}</b>
      <GroupFields fields={fields} names={names} value={value} change={change} />
      <button type="button" onClick={remove} aria-label={`Remove ${id}`}>
        ×
      </button>
    </li>
  );
}
