/** Something that changes, and those who want to know. */

export class ObservableValue<T> {
  private readonly listeners = new Set<(value: T) => void>()
  value: T

  constructor(value: T) {
    this.value = value
  }

  set(value: T): void {
    this.value = value
    for (const listener of this.listeners) listener(value)
  }

  /** Tells how it is now, and then every change; what it returns ends that. */
  on(listener: (value: T) => void): () => void {
    const each = (value: T): void => listener(value)
    this.listeners.add(each)
    each(this.value)
    return () => void this.listeners.delete(each)
  }
}
