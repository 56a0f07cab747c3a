/** Opens a pop-up and closes it. Returns whether the browser allowed it. The page lists the results. */
export function openPopup(): boolean {
  const popup = window.open('about:blank', '_blank', 'width=400,height=600')
  const result = popup ? 'opened' : 'blocked'
  const { dataset } = document.documentElement
  dataset.popups = [...(dataset.popups?.split(' ') ?? []), result].join(' ')
  // biome-ignore lint/suspicious/noConsole: as in main.ts
  console.info(`pop-up ${result}`)
  popup?.close()
  return popup !== null
}
