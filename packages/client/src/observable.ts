/** A value that changes, and its listeners. */

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

  /** Calls the listener with the current value and then with every change; returns a function that unsubscribes. */
  on(listener: (value: T) => void): () => void {
    const each = (value: T): void => listener(value)
    this.listeners.add(each)
    each(this.value)
    return () => void this.listeners.delete(each)
  }
}
