type ResultHeadProps = { title: string; lead?: string };

export function ResultHead({ title, lead }: ResultHeadProps) {
  return (
    <header className="result-head">
      <h1 className="h1">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
