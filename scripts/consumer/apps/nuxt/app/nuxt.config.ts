export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  devtools: { enabled: false },
  telemetry: false,
  app: { head: { link: [{ rel: 'icon', href: 'data:,' }] } },
  // Otherwise the development server finds these packages while a page uses them, and reloads the page.
  vite: { optimizeDeps: { include: ['@latchkey/appkit', '@latchkey/appkit/networks', '@latchkey/adapter-eip155'] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('appkit-') } },
})
