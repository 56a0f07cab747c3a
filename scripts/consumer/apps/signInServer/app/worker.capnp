using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(
    name = "app",
    worker = (
      modules = [(name = "worker", esModule = embed "worker.bundle.mjs")],
      compatibilityDate = "2026-01-01",
    ),
  )],
);
