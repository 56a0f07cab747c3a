import { useEffect, useRef, useState } from 'react'
import { useChains, useDemo } from '../kit/demoContext.js'
import { type BuiltOptions, buildOptions, completeOptions } from './buildOptions.js'
import type { FieldName, Settings } from './fields.js'
import { formatSettings, initialSettings, parseSettings } from './settings.js'

/** The settings of the page and the resulting options. */
export type SettingsControl = {
  readonly settings: Settings
  readonly built: BuiltOptions
  /** The value is of the kind that the field of that name has. */
  set(name: FieldName, value: Settings[FieldName]): void
  reset(): void
}

/** Keeps the settings in the address bar and the page's instance in step with them. */
export function useSettings(): SettingsControl {
  const { kits } = useDemo()
  const { networks, data } = useChains()
  const { services } = data
  const [settings, setSettings] = useState(() => parseSettings(location.hash))
  const built = buildOptions(settings, { networks, services })

  function change(next: Settings): void {
    setSettings(next)
    const text = formatSettings(next)
    history.replaceState(null, '', text ? `#${text}` : location.pathname + location.search)
    const made = buildOptions(next, { networks, services })
    if (Object.keys(made.problems).length === 0) kits.apply(completeOptions(made))
  }

  useEffect(() => {
    const { themeMode } = settings
    document.documentElement.toggleAttribute('data-theme', themeMode !== 'system')
    if (themeMode !== 'system') document.documentElement.dataset.theme = themeMode
  }, [settings])

  useEffect(() => {
    // A shared link pasted into an open page.
    const onHash = () => {
      const next = parseSettings(location.hash)
      setSettings(next)
      const made = buildOptions(next, { networks, services })
      if (Object.keys(made.problems).length === 0) kits.apply(completeOptions(made))
    }
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [kits, networks, services])

  const latest = useRef(settings)
  latest.current = settings
  useEffect(() => {
    // A local chain that started late adds its networks, late services their URLs.
    const made = buildOptions(latest.current, { networks, services })
    if (Object.keys(made.problems).length > 0) return
    return kits.applyWhenClosed(completeOptions(made))
  }, [kits, networks, services])

  return {
    settings,
    built,
    set: (name, value) => change({ ...settings, [name]: value }),
    reset: () => change(initialSettings),
  }
}
