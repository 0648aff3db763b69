# Merchants' Table in one container: the page, the games, and all data in /data.
#   docker build -t merchants-table .
#   docker run -d --name table -p 3000:3000 -v table-data:/data merchants-table
# More in docs/operating.md.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm run build
# Keeps only what the server and the command need to run.
RUN rm -rf node_modules .cache && \
    npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --workspace apps/server --workspace apps/cli

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build /app .
RUN ln -s /app/apps/cli/bin/merchants.js /usr/local/bin/merchants && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA=/data \
    LOG_LEVEL=info
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=128", "apps/server/dist/main.js"]
