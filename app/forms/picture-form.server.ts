/** Forms with pictures (A86, A101): the edge has capped them as a whole, the gateway judges each picture. */
export interface PictureForm {
  /** A text field, trimmed; empty when it was not sent. */
  text(name: string): string;
  /** The files of a field, as they were sent. */
  files(name: string): File[];
}

/**
 * Reads the form of an action below `/upload/`, where alone pictures fit through the edge. Null when it
 * was cut at the edge's cap.
 * @throws Response 400 when it broke off, has too many parts, or can't be read as a form
 */
export async function readPictureForm(request: Request): Promise<PictureForm | null> {
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof RangeError) return null;
    throw new Response(null, { status: 400 });
  });
  if (!form) return null;
  return {
    text(name) {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    },
    files: (name) => form.getAll(name).filter((value): value is File => value instanceof File),
  };
}
