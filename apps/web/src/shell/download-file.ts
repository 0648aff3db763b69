/** Downloads a text as a file. */

const TYPES = { json: 'application/json', html: 'text/html' } as const

export function downloadFile(text: string, type: keyof typeof TYPES): void {
  const day = new Date().toISOString().slice(0, 10)
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[type] }))
  const link = document.createElement('a')
  link.href = address
  link.download = `merchants-table-${day}.${type}`
  link.click()
  // The browser may still be reading when the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
