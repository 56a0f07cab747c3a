import { z } from 'zod'

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const caip2 = z.string().regex(/^[a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)

/** A link that opens a page in the browser of the wallet's app; see `docs/phoneLinks.md`. */
const browseLink = z.strictObject({
  url: z.string().max(2_048),
  namespaces: z
    .array(z.string().regex(/^[a-z0-9-]{3,8}$/))
    .min(1)
    .optional(),
  platforms: z
    .array(z.enum(['ios', 'android']))
    .min(1)
    .optional(),
  android_package: z.string().max(256).optional(),
})

/** A wallet in a response of the directory. */
export const walletEntrySchema = z.strictObject({
  id,
  name: z.string().min(1).max(120),
  badge_type: z.enum(['none', 'certified']),
  chains: z.array(caip2).min(1),
  homepage: z.url().optional(),
  image_id: id.optional(),
  order: z.int().positive(),
  mobile_link: z.string().optional(),
  /** An https link that opens the app as `mobile_link` does. */
  link_mode: z.string().optional(),
  desktop_link: z.string().optional(),
  webapp_link: z.string().optional(),
  browse_links: z.array(browseLink).min(1).max(8).optional(),
  app_store: z.string().optional(),
  play_store: z.string().optional(),
  chrome_store: z.string().optional(),
  rdns: z.string().max(128).optional(),
  injected: z
    .array(z.strictObject({ namespace: z.string().optional(), injected_id: z.string().optional() }))
    .optional(),
})

export type WalletEntry = Readonly<z.infer<typeof walletEntrySchema>>
