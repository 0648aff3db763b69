// Players that are programs.
export {}
