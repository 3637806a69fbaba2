import styles from './PrintButton.module.css';

type Props = {
  label: string;
  /** Said in the button's place when its script did not come. */
  unavailable: string;
  /** A quiet button, for a place beside others. */
  isPlain?: boolean;
};

/** Prints the page. The browser's own command does the same; the button is there only where it works. */
export default function PrintButton({ label, unavailable, isPlain = false }: Props) {
  return (
    <>
      <button
        type="button"
        className={`button ${isPlain ? 'button--plain' : ''} ${styles['print']}`}
        data-hold=""
        onClick={() => window.print()}
      >
        {label}
      </button>
      <span className={styles['unavailable']}>{unavailable}</span>
    </>
  );
}
