# syntax=docker/dockerfile:1
# The product as one image; ROLE says whether a container serves (web), works (worker) or does both (all).
# The tag is the Node that package.json pins. Whoever has a registry also pins its digest:
#   docker buildx imagetools inspect node:24.21.0-bookworm-slim
ARG BASE=node:24.21.0-bookworm-slim

# The site, built with everything that building needs.
FROM ${BASE} AS site
WORKDIR /ribby
COPY package.json package-lock.json .npmrc ./
# No package needs its install script here: the base image brings Node, the others bring their binaries.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY vite.config.ts tsconfig.json ./
COPY scripts scripts
COPY src/contract src/contract
COPY src/web src/web
RUN node scripts/build.ts

# What runs in production, without what it never opens: what only the building of the site needs, another
# system's binaries, a second Node, maps and types.
FROM ${BASE} AS packages
WORKDIR /ribby
COPY package.json package-lock.json .npmrc ./
COPY scripts/forget-site.mjs scripts/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && node scripts/forget-site.mjs \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin \
  && find node_modules/onnxruntime-node/bin -type f ! -path "*/linux/$(node -p process.arch)/*" -delete \
  && find node_modules -type f \( -name "*.map" -o -name "*.d.ts" -o -name "*.d.cts" -o -name "*.d.mts" \) -delete

FROM ${BASE} AS product
# `--build-arg CHROMIUM=yes` for workers that read shops drawn by JavaScript; some 300 MB more.
ARG CHROMIUM=no
RUN if [ "$CHROMIUM" = yes ]; then \
    apt-get update \
    && apt-get install -y --no-install-recommends chromium chromium-sandbox fonts-liberation fonts-hosny-amiri \
    && rm -rf /var/lib/apt/lists/*; \
  fi
# The C library would keep freed memory for every thread: a fit would hold 80 MB more.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /ribby
COPY package.json ./
COPY --from=packages /ribby/node_modules node_modules
COPY --from=site /ribby/dist dist
COPY scripts scripts
COPY src/contract src/contract
COPY src/demo src/demo
COPY src/server src/server
# The product's own files belong to root: the process that strangers talk to can change its data alone.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=16", "scripts/serve.ts"]
