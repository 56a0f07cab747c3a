/** A site that may use the services. */
export type Project = {
  /** What the app states as `projectId`: 1 to 64 of A–Z, a–z, 0–9, `_` and `-`. */
  readonly id: string
  /** Exact origins, such as `https://app.example`; a browser on any other is refused. */
  readonly allowedOrigins: readonly string[]
  /** Whether its events are asked for and kept. */
  readonly isAnalyticsEnabled: boolean
}
