import type { Page } from '@playwright/test'

/** Opens a page that collects the wallets that appear. Its Content-Security-Policy allows no requests. */
export async function openPage(page: Page, path = '/'): Promise<void> {
  await page.context().route('http://app.localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'content-security-policy': "default-src 'none'; img-src data:; script-src 'nonce-x'; connect-src 'none'",
      },
      body: `<!doctype html><html lang="en"><title>App</title><main><h1>App</h1><button>Open</button></main><script nonce="x">
        window.found = {}
        addEventListener('eip6963:announceProvider', ({ detail }) => { found[detail.info.name] = detail.provider })
        dispatchEvent(new Event('eip6963:requestProvider'))
        window.standard = []
        const registrar = { register: (...wallets) => { standard.push(...wallets); return () => {} } }
        addEventListener('wallet-standard:register-wallet', ({ detail }) => detail(registrar))
        dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: registrar }))
      </script>`,
    }),
  )
  await page.goto(`http://app.localhost${path}`)
}
