const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

// On the document, whose policy it is about, so that every instance and a second copy of the package ask once.
const key = Symbol.for('latchkey.dataImages')

/**
 * Returns whether the page's policy lets `data:` images show. The first call in a document loads an image of one pixel, which takes about
 * a millisecond: a policy that forbids such images then logs one error, not one for each picture. Later calls answer at once.
 */
export function allowsDataImages(document: Document): boolean | Promise<boolean> {
  const holder = document as { [key]?: boolean | Promise<boolean> }
  holder[key] ??= new Promise<boolean>((resolve) => {
    const image = document.createElement('img')
    const settle = (isAllowed: boolean) => () => {
      holder[key] = isAllowed
      resolve(isAllowed)
    }
    image.onload = settle(true)
    image.onerror = settle(false)
    image.src = pixel
  })
  return holder[key]
}
