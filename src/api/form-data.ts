export function formOf(
  fields: Record<string, string | number>,
  name: string,
  images: readonly File[],
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) if (value !== '') form.append(key, String(value));
  for (const image of images) form.append(name, image);
  return form;
}
