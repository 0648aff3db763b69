/** A number typed with digits: any that a card or a board can show. Empty until someone enters one. */

interface NumberInputProps {
  readonly label: string
  readonly value: number | undefined
  readonly placeholder?: string
  readonly onChange: (value: number | undefined) => void
}

export function NumberInput({ label, value, placeholder = '–', onChange }: NumberInputProps): React.ReactNode {
  return (
    <input
      className="cp-number"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      aria-label={label}
      placeholder={placeholder}
      value={value ?? ''}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '')
        onChange(digits === '' ? undefined : Number(digits))
      }}
    />
  )
}
