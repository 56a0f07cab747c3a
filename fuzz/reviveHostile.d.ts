/**
 * Turns the JSON of a corpus file into what JSON cannot hold. `{ "$": kind, … }` stands for a special value; everything
 * else stays as it is.
 */
export declare function reviveHostile(value: unknown): unknown
//# sourceMappingURL=reviveHostile.d.ts.map
