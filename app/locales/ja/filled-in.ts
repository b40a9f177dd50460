/** What forms say, as one chunk (`form-texts.ts`). */
import forms from "./forms.ts";
import validation from "./validation.ts";

export default { forms, validation };
