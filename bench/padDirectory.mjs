/**
 * Makes the list of all wallets that a page asks for as long as wanted: every answer is the real directory's, and where that has no more
 * wallets, those of its first page come again under other ids. The first wallets, searches and pictures are left alone.
 */
export async function padDirectory(page, { total, first, pageSize }) {
  const wanted = total - first
  let copied = []
  await page.route(
    (url) => url.pathname === '/getWallets' && url.searchParams.get('entries') === String(pageSize),
    async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page'))
      const response = await route.fetch()
      const { data } = await response.json()
      if (number === 1) copied = data
      const length = Math.min(pageSize, wanted - (number - 1) * pageSize)
      const filled = Array.from({ length }, (_, index) => {
        const copy = copied[index % copied.length]
        return data[index] ?? { ...copy, id: `${copy.id.slice(0, 40)}-${number}-${index}` }
      })
      await route.fulfill({ response, json: { data: filled, count: wanted } })
    },
  )
}
