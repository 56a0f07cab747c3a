import type { ThemeMode } from '@latchkey/core'
import { playScene, scenes } from '../src/fixtures/scenes.fixture.js'

/** Shows one scene: `?scene=connect&mode=dark&locale=ar`. Lists all scenes without `scene`. */
const query = new URLSearchParams(location.search)
const name = query.get('scene')
document.body.style.background = query.get('mode') === 'dark' ? '#0b0c11' : '#dedcd4'
if (name) {
  const shown = playScene(name, {
    options: {
      themeMode: (query.get('mode') ?? 'light') as ThemeMode,
      locale: query.get('locale') ?? 'en',
      ...(query.get('accent') ? { themeVariables: { '--latchkey-accent': query.get('accent') ?? '' } } : {}),
    },
  })
  await shown.then(
    (modal) => {
      Object.assign(window, { modal })
      document.documentElement.dataset.ready = 'shown'
    },
    () => {
      document.documentElement.dataset.ready = 'failed'
    },
  )
} else {
  for (const scene of Object.keys(scenes)) {
    const link = document.createElement('a')
    link.textContent = scene
    link.href = `?scene=${scene}`
    document.body.append(link, document.createElement('br'))
  }
}
