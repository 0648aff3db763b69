/** How hard a deck is, as one to three pips. The words stand beside it. */
export function Pips({ level }: { readonly level: number }): React.ReactNode {
  return (
    <span className="pips" aria-hidden="true">
      {[1, 2, 3].map((pip) => (
        <i key={pip} className={pip <= level ? 'in' : ''} />
      ))}
    </span>
  )
}
