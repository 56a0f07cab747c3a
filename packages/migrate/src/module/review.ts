/** A place that a person has to look at. */
export type Review = {
  /** Path in the project, with `/`. */
  readonly file: string
  readonly line: number
  readonly why: string
  /** The page of the documentation that describes the replacement, such as `wagmi.md#nextjs`. */
  readonly page: string
}
