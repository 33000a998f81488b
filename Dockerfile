# syntax=docker/dockerfile:1
FROM node:22-bookworm-slim AS build
WORKDIR /souk
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node tools/build.mjs
# The server never reads these: compilers (only peer dependencies), single icon files, source maps and types.
RUN npm prune --omit=dev --ignore-scripts \
 && rm -rf node_modules/@typescript node_modules/typescript node_modules/caniuse-lite node_modules/@tabler/icons \
 && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' -o -name '*.flow' \) -delete

FROM node:22-bookworm-slim
WORKDIR /souk
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_FORMAT=json DRAIN_SECONDS=5 \
    MALLOC_ARENA_MAX=2
COPY --from=build /souk/package.json ./
COPY --from=build /souk/node_modules ./node_modules
COPY --from=build /souk/dist ./dist
# Only the embedded database writes files. With DATABASE_URL the file system can be read-only.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]
