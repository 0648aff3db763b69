/** Errors in words for a terminal. Node reports files by code and system call. */

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'no permission to open it',
  EISDIR: 'it is a folder, not a file',
}

/** Whether the file could not be opened or read, whatever is in it. */
export const isFileFault = (thrown: unknown): boolean => thrown instanceof Error && 'syscall' in thrown

export function faultText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const words = 'code' in thrown ? FILE_FAULTS[String(thrown.code)] : undefined
  if (words === undefined) return thrown.message
  return 'path' in thrown ? `${String(thrown.path)}: ${words}` : words
}
