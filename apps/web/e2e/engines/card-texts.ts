/** Runs in the page: whether the words of a card stay inside it, for every card, in the sizes of the market and of a hand. */

export interface CardWords {
  readonly name: string
  readonly text: string
  readonly className: string
}

/** The texts of the cards on a deck's page. */
export function wordsOnPage(): CardWords[] {
  return [...document.querySelectorAll('.card-grid .card')].flatMap((card) => {
    const text = card.querySelector('.text')
    if (text === null) return []
    return [{ name: card.querySelector('.name')?.innerHTML ?? '', text: text.innerHTML, className: text.className }]
  })
}

/** Writes the words of each card into a card of the table, and lists those that overflow it. */
export function wordsOverTheEdge(cards: readonly CardWords[]): string[] {
  return ['.market .card', '.mine .cards .card'].flatMap((place) => {
    const card = [...document.querySelectorAll(place)].find((each) => each.querySelector('.text') !== null)
    const name = card?.querySelector('.name')
    const text = card?.querySelector('.text')
    if (card === undefined || !name || !text) return []
    return cards.flatMap((words) => {
      name.innerHTML = words.name
      text.innerHTML = words.text
      text.className = words.className
      const over = text.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom
      return over > 0 ? [`${words.name} in ${place}: ${Math.round(over)} pixels`] : []
    })
  })
}
