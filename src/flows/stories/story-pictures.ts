/** The addresses of all pictures. Their list is long, so it loads with the first story. */
export const pictures = import.meta.glob<string>('./taken/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
