# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm run setup \
 && npm prune --omit=dev \
 && npm sbom --omit=dev --sbom-format=cyclonedx > sbom.cdx.json

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json /app/sbom.cdx.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/app ./app
COPY --from=build /app/data ./data
COPY --from=build /app/domain ./domain
COPY --from=build /app/integrations ./integrations
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/server ./server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does, without npm between the signals and the server.
CMD ["node", "scripts/run.mjs", "start"]
