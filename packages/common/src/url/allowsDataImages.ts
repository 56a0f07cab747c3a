const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

// Stored on the document, which has the policy: all instances and copies of the package share one test.
const key = Symbol.for('latchkey.dataImages')

/**
 * Returns whether the page's policy allows `data:` images. The first call in a document loads an image of one pixel,
 * which takes about a millisecond: a policy that forbids such images then logs one error instead of one per picture.
 * Later calls return immediately.
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
