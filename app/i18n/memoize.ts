/** Maximum number of values of one function: more than the portal's languages times its formats. */
const most = 200;

/**
 * Memoizes a function by its arguments. It is for values that are expensive to create and never change, such as the
 * formatters of `Intl`. At the limit all values are dropped, because arguments may come from visitors.
 */
export function memoize<T>(make: (...args: string[]) => T): (...args: string[]) => T {
  const values = new Map<string, T>();
  return (...args) => {
    const key = args.join("\n");
    let value = values.get(key);
    if (value === undefined) {
      value = make(...args);
      if (values.size >= most) values.clear();
      values.set(key, value);
    }
    return value;
  };
}
