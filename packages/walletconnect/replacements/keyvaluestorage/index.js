// The client creates this storage only if none is passed; Latchkey always passes its own.

// biome-ignore lint/style/noDefaultExport: the client imports the default
export default class MemoryStorage {
  #entries = new Map()

  async getKeys() {
    return [...this.#entries.keys()]
  }

  async getEntries() {
    return [...this.#entries]
  }

  async getItem(key) {
    return this.#entries.get(key)
  }

  async setItem(key, value) {
    this.#entries.set(key, value)
  }

  async removeItem(key) {
    this.#entries.delete(key)
  }
}
