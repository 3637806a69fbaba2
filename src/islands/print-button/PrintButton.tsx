type Props = {
  label: string;
  /** Shown instead if the script fails. */
  unavailable: string;
  isPlain?: boolean;
};

export default function PrintButton({ label, unavailable, isPlain = false }: Props) {
  return (
    <>
      <button
        type="button"
        className={`button ${isPlain ? 'button--plain' : ''} needs-script`}
        data-hold=""
        onClick={() => window.print()}
      >
        {label}
      </button>
      <span className="if-script-fails">{unavailable}</span>
    </>
  );
}
