import { createServer } from 'node:http'

/** Applies between the two servers only. */
const ownHeaders = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding']

/**
 * A proxy of a directory that extends its list of all wallets: after the last page it repeats the wallets of the first
 * page with other ids. The first wallets, searches and pictures are not changed. It is a server, because intercepting
 * requests in the browser is slower than any network.
 */
export async function startPaddedDirectory(directory, { total, first, pageSize }) {
  const wanted = total - first
  let copied = []

  function pad(number, { data }) {
    if (number === 1) copied = data
    const length = Math.min(pageSize, wanted - (number - 1) * pageSize)
    const filled = Array.from({ length }, (_, index) => {
      const copy = copied[index % copied.length]
      return data[index] ?? { ...copy, id: `${copy.id.slice(0, 40)}-${number}-${index}` }
    })
    return { data: filled, count: wanted }
  }

  async function answer(request, response) {
    const url = new URL(request.url, directory)
    const found = await fetch(url, {
      method: request.method,
      headers: new Headers(shared(Object.entries(request.headers))),
    })
    const isPage = url.pathname === '/getWallets' && url.searchParams.get('entries') === String(pageSize)
    const body =
      isPage && found.ok && request.method === 'GET'
        ? JSON.stringify(pad(Number(url.searchParams.get('page')), await found.json()))
        : Buffer.from(await found.arrayBuffer())
    response.writeHead(found.status, Object.fromEntries(shared([...found.headers]))).end(body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function shared(headers) {
  return headers.filter(([name]) => !ownHeaders.includes(name))
}
