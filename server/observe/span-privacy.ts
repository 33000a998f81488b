/**
 * The attributes of traces that contain no personal data. URLs, headers and error messages may contain names
 * and tokens, so they are not exported.
 */
const ALLOWED = new Set([
  'souk.operation',
  'http.method',
  'http.request.method',
  'http.status_code',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'net.peer.name',
  'net.peer.port',
  'db.system',
  'db.system.name',
  'db.name',
  'db.namespace',
  'db.operation',
  'db.operation.name',
  'error.type',
]);
/**
 * The attributes with SQL statements. They are safe, because values are parameters and not part of the text.
 */
const STATEMENTS = ['db.statement', 'db.query.text'];

type Span = {
  attributes: Record<string, unknown>;
  events: readonly unknown[];
  status: { code: number; message?: string };
};

export function withoutPersonalData<S extends Span>(span: S): S {
  const isSql = [span.attributes['db.system'], span.attributes['db.system.name']].includes('postgresql');
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(
      ([name]) => ALLOWED.has(name) || (isSql && STATEMENTS.includes(name)),
    ),
  );
  // Keeps the prototype, because the exporter calls methods of the span's class.
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  });
}
