/** A site that may use the services. */
export type Project = {
  /** The app's `projectId`: 1 to 64 of A–Z, a–z, 0–9, `_` and `-`. */
  readonly id: string
  /** Exact origins, such as `https://app.example`. Browsers on other origins are refused. */
  readonly allowedOrigins: readonly string[]
  /** Whether its events are collected. */
  readonly isAnalyticsEnabled: boolean
}
